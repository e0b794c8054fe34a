export { handleQuestion as POST } from '../../../handleQuestion.mjs';
