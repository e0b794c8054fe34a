import { program, quote } from '../program';
import type { PreparedRequest } from '../types';

/** Renders a C# program that sends the request with HttpClient. */
export function renderCsharp({ method, url, headers, body }: PreparedRequest): string {
  // The first header is the Content-Type of the body, which HttpClient keeps among the headers of the content.
  const requestHeaders = body ? headers.slice(1) : headers;
  const text = body?.isMultilineJson
    ? `@"${body.text.replaceAll('"', '""')}"`
    : quote(body?.text ?? '');
  // The Content-Type is not passed to StringContent, which adds a charset to a media type and rejects parameters.
  const content = body && [
    `request.Content = new StringContent(${text});`,
    `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${quote(body.mediaType)});`,
  ];
  return program`
using System;
using System.Net.Http;
${body && 'using System.Net.Http.Headers;'}
using System.Threading.Tasks;

public class Program
{
  public static async Task Main()
  {
    var client = new HttpClient();
    var request = new HttpRequestMessage(HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}, ${quote(url)});
    ${requestHeaders.map(({ name, value }) => `request.Headers.${chooseHeaderAddMethod(name)}(${quote(name)}, ${quote(value)});`)}
    ${content}
    var response = await client.SendAsync(request);
    Console.WriteLine(await response.Content.ReadAsStringAsync());
    response.EnsureSuccessStatusCode();
  }
}
`;
}

/** `Add` validates standard headers and throws for values that it takes for malformed. */
function chooseHeaderAddMethod(headerName: string): string {
  return /^x-/i.test(headerName) ? 'Add' : 'TryAddWithoutValidation';
}
