export { createConversation as POST } from '../../../handleQuestion.mjs';
