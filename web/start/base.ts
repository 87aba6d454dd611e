/** The address of the script that the page runs as it reads it; the addresses of other files are as seen from there. */
export const base = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
