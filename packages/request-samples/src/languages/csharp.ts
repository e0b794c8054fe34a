import { quoteUtf16 as quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';

/** C# with HttpClient. */
export const csharp: SampleWriter = {
  label: 'C#',
  write({ method, url, headers, body }) {
    const own = body ? headers.slice(1) : headers;
    const adders = own.map(
      ({ name, value }) => `request.Headers.${adderOf(name)}(${quote(name)}, ${quote(value)});`,
    );
    // StringContent adds a charset to a type and rejects parameters: the header is set instead.
    const content = body && [
      `request.Content = new ${writeContent(body)};`,
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
    ${adders}
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

function writeContent(body: WrittenBody): string {
  if (body.kind === 'file') {
    return `ByteArrayContent(System.IO.File.ReadAllBytes(${quote(body.file)}))`;
  }
  const isBlock = body.kind === 'json' && body.text.includes('\n');
  return `StringContent(${isBlock ? `@"${body.text.replaceAll('"', '""')}"` : quote(body.text)})`;
}
