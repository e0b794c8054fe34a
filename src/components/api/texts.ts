import { apiReference } from '@site/config/apiReference';
import { texts, type Texts } from '@site/lib/api-texts';

/** Texts of the components around the data of a page; only `*.server` modules may import them. */
export const labels = /* @__PURE__ */ selectLabels();

// A call marked as pure, unlike a property of an object, is dropped where nothing uses its result: in the browser.
function selectLabels(): Texts['labels'] {
  return texts[apiReference.language].labels;
}
