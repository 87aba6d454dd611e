"""Lists the features of the page, in the order in which they get events.

Their buttons in the menu and their keys are listed in the same order.
"""

from collections.abc import Callable

from app.core.core import Core
from app.core.feature import Feature
from app.features.appearance.feature import Appearance
from app.features.backup.feature import Backup
from app.features.daily.feature import Daily
from app.features.data.feature import Data
from app.features.ending.feature import EndOfGame
from app.features.find.feature import Find
from app.features.gallery.feature import Gallery
from app.features.greeting.feature import Greeting
from app.features.help.feature import Help
from app.features.hint.feature import HintFeature
from app.features.last_announcements.feature import LastAnnouncements
from app.features.lesson.feature import LessonFeature
from app.features.link.feature import Link
from app.features.menu.feature import Menu
from app.features.news.feature import News
from app.features.pause.feature import Pause
from app.features.recording.feature import CopyRecording
from app.features.report.feature import Reports
from app.features.report.study import Study
from app.features.review.feature import ReviewFeature
from app.features.rules.feature import Rules
from app.features.scanning.feature import Scanning
from app.features.settings.feature import SettingsFeature
from app.features.share.feature import Share
from app.features.size.feature import Size
from app.features.speech.feature import Speech
from app.features.statistics.feature import Statistics
from app.features.table_in_words.feature import TableInWords

FEATURES: tuple[Callable[[Core], Feature], ...] = (
    ReviewFeature,  # before the lesson and the hints, which wait only as long as a review is open
    LessonFeature,
    HintFeature,
    Link,
    Greeting,
    Menu,
    Daily,
    Gallery,
    Rules,
    Statistics,
    EndOfGame,
    Reports,
    Study,
    Share,
    Appearance,
    SettingsFeature,
    Size,
    Data,
    Backup,
    Pause,
    TableInWords,
    Help,
    CopyRecording,
    News,
    LastAnnouncements,
    Speech,
    Find,
    Scanning,
)
