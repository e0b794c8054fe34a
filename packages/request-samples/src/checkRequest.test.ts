import { describe, expect, it } from 'vitest';
import { checkRequest } from './checkRequest';

const get = { method: 'get', url: 'https://api.example.com/a', headers: [] };

describe('checkRequest', () => {
  it('encodes what a URL cannot hold and leaves what is encoded as it is', () => {
    expect(
      checkRequest({ ...get, url: 'https://api.example.com/ñ/a%20b?f[x]={y}&q=100%&z="\'#top' })
        .url,
    ).toBe('https://api.example.com/%C3%B1/a%20b?f%5Bx%5D=%7By%7D&q=100%25&z=%22%27');
  });

  it('gives the body one Content-Type, that of its media type', () => {
    const headers = [
      { name: 'content-type', value: 'text/plain' },
      { name: 'X-A', value: ' 1 ' },
    ];
    expect(
      checkRequest({
        ...get,
        method: 'post',
        headers,
        body: { mediaType: 'application/json', text: '{}' },
      }).headers,
    ).toEqual([
      { name: 'Content-Type', value: 'application/json' },
      { name: 'X-A', value: '1' },
    ]);
  });

  it('writes headers that libraries know with their capitals, so that none is sent twice', () => {
    const headers = [
      { name: 'accept', value: 'text/html' },
      { name: 'x-a', value: '1' },
    ];
    expect(checkRequest({ ...get, headers }).headers.map(({ name }) => name)).toEqual([
      'Accept',
      'x-a',
    ]);
  });

  it('leaves out a body that HTTP gives no meaning', () => {
    expect(
      checkRequest({ ...get, body: { mediaType: 'application/json', text: '{}' } }),
    ).not.toHaveProperty('body');
  });

  it('refuses what is no method of HTTP', () => {
    expect(() => checkRequest({ ...get, method: 'GE T' })).toThrow('"GE T" is not an HTTP method');
  });
});
