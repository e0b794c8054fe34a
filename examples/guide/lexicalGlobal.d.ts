/** For `load-widget.js` alone, which reads the variable behind a `typeof`; every other file reads `window.AIFindrWidget`. */
declare const AIFindrWidget: AIFindrWidget;
