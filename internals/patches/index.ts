import { baseUrlBannerPatch } from './baseUrlBanner';
import { focusRulePatch } from './focusRule';
import { fullHashPatch } from './fullHash';
import { idlePrefetchPatch } from './idlePrefetch';
import { localeComparePatch } from './localeCompare';
import { pageScriptsPatch } from './pageScripts';
import type { Patch } from './Patch';
import { tslibPatch } from './tslib';

/** All changes to modules of the framework. */
export const patches: readonly Patch[] = [
  baseUrlBannerPatch,
  focusRulePatch,
  fullHashPatch,
  idlePrefetchPatch,
  localeComparePatch,
  pageScriptsPatch,
  tslibPatch,
];
