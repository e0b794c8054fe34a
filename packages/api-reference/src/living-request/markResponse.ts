import { type FieldScope, markJson } from '../field-links/jsonFields';
import type { Mark } from '../field-links/marks';
import type { PageContext } from '../model/PageContext';
import { toHeading } from '../pages/Page';
import { showValues } from './requestTags';

/** Where the JSON of a response shows the fields that its page describes. */
export function markResponse(text: string, scope: FieldScope, page: PageContext): readonly Mark[] {
  const { samples } = page.state;
  const marks = markJson(text, scope);
  const { id } = toHeading(page.texts.sections.responseSamples);
  for (const [, , field] of marks) samples.show(field, { href: `#${id}` });
  showValues(text, scope, samples);
  return marks;
}
