// Before `npm run build`: an old Node would fail later, in words that say nothing of it.
import { requireNode } from './bootstrap/requireNode.mjs';

requireNode();
