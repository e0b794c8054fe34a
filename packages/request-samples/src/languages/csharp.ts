import { quote } from '../literals';
import { program } from '../program';
import type { SampleWriter } from '../types';

/** C# with HttpClient. */
export const csharp: SampleWriter = {
  label: 'C#',
  write({ method, url, headers, body }) {
    const own = body ? headers.slice(1) : headers;
    const text = body?.isBlock ? `@"${body.text.replaceAll('"', '""')}"` : quote(body?.text ?? '');
    // StringContent adds a charset to a type and rejects parameters: the header is set instead.
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
    var request = new HttpRequestMessage(HttpMethod.${toPascalCase(method)}, ${quote(url)});
    ${own.map(({ name, value }) => `request.Headers.${adderOf(name)}(${quote(name)}, ${quote(value)});`)}
    ${content}
    var response = await client.SendAsync(request);
    Console.WriteLine(await response.Content.ReadAsStringAsync());
    response.EnsureSuccessStatusCode();
  }
}
`;
  },
};

function toPascalCase(method: string): string {
  return method.charAt(0) + method.slice(1).toLowerCase();
}

/** `Add` validates standard headers and throws for values that it takes for malformed. */
function adderOf(name: string): string {
  return /^x-/i.test(name) ? 'Add' : 'TryAddWithoutValidation';
}
