const widget = window.AIFindrWidget;

widget?.on('conversation.started', ({ conversationId, timestamp }) => {
  console.log('Conversación', conversationId, timestamp);
});

widget?.on('widget.error', (error) => {
  console.error('AI Findr:', error.message);
});
