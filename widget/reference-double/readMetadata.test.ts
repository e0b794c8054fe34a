import { describe, expect, it } from 'vitest';
import { readMetadata } from './readMetadata';

const campaign = '?utm_source=boletin&utm_campaign=otono&utm_other=x&q=1';

describe('readMetadata', () => {
  it.each([
    {
      does: 'turns data-meta-user-id into userId',
      dataset: { metaUserId: 'u-1' },
      search: '',
      metadata: { userId: 'u-1' },
    },
    {
      does: 'leaves other attributes alone',
      dataset: { clientId: 'c', var: 'ar', metaPlan: 'pro' },
      search: '',
      metadata: { plan: 'pro' },
    },
    {
      does: 'does not take an attribute that only begins like meta',
      dataset: { metadata: 'x' },
      search: '',
      metadata: {},
    },
    {
      does: 'captures the five UTM parameters under one key',
      dataset: {},
      search: campaign,
      metadata: { utm: { source: 'boletin', campaign: 'otono' } },
    },
    { does: 'makes no utm key without UTM parameters', dataset: {}, search: '?q=1', metadata: {} },
    {
      does: 'prefers any data-meta-utm-* attribute to the capture',
      dataset: { metaUtmSource: 'app' },
      search: campaign,
      metadata: { utmSource: 'app' },
    },
    {
      does: 'prefers a plain data-meta-utm to the capture',
      dataset: { metaUtm: 'fijo' },
      search: campaign,
      metadata: { utm: 'fijo' },
    },
    {
      does: 'captures beside attributes that are not about UTM',
      dataset: { metaPlan: 'pro' },
      search: campaign,
      metadata: { plan: 'pro', utm: { source: 'boletin', campaign: 'otono' } },
    },
  ])('$does', ({ dataset, search, metadata }) => {
    expect(readMetadata(dataset, search)).toEqual(metadata);
  });
});
