const widget = window.AIFindrWidget;

/** @param {AIFindrWidget.Message} event */
function onFirstMessage(event) {
  widget?.off('message.sent', onFirstMessage);
  console.log('Primer mensaje:', event.timestamp);
}

widget?.on('message.sent', onFirstMessage);
