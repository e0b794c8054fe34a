@rem The shells of npm scripts on Unix have `exec`; Windows finds this file instead.
@%*
