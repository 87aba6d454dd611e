// What interpreter.mjs, which also runs in a worker, knows of the page.

declare var backboneWords: Words | undefined; // none in a worker
declare var backboneReading: Promise<void> | undefined; // done when the kept texts are read (kept.mjs); none in a worker
