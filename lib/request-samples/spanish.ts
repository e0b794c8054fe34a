import { texts } from '../api-texts';
import type { SampleTexts } from './sampleRequest';

/** The words of samples in Spanish. */
export const spanish: SampleTexts = { ...texts.es.samples, ...texts.es.placeholders };
