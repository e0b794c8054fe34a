import { escapeUtf16 } from '../literals/quote';
import { readBody, readBodyText } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

/** StringContent adds a charset to its media type and rejects parameters: the header is set instead. */
const setContentType: Patch = (skeleton, request) =>
  request.body
    ? swap(
        swap(
          skeleton,
          /var content = new StringContent\((.*), null, (".*")\);\nrequest\.Content = content;/,
          '',
        ).replace(/^\n(?=var response)/m, ''),
        'var response =',
        `${content(skeleton)}\nvar response =`,
      )
    : skeleton;

function content(skeleton: string): string {
  const found = /new StringContent\((.*), null, (".*")\);/.exec(skeleton);
  return `request.Content = new StringContent(${found?.[1] ?? ''});\nrequest.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${found?.[2] ?? ''});`;
}

/** `Headers.Add` validates standard headers and throws for values it considers malformed. */
const addUncheckedHeaders: Patch = (skeleton) =>
  skeleton.replace(
    /request\.Headers\.Add\((?!"[Xx]-)/g,
    'request.Headers.TryAddWithoutValidation(',
  );

/** The generator throws before an error shows its body. */
const checkStatusLast: Patch = (skeleton) =>
  `${swap(skeleton, 'response.EnsureSuccessStatusCode();\n', '')}response.EnsureSuccessStatusCode();\n`;

/** The generator writes statements only, without a program around them. */
const writeProgram: Patch = (skeleton, request) => {
  const calls = swap(skeleton, /^\/\/ No more boilerplate.*\n/, '');
  const usings = [
    'System',
    'System.Net.Http',
    ...(request.body ? ['System.Net.Http.Headers'] : []),
    'System.Threading.Tasks',
  ];
  return `${usings.map((name) => `using ${name};`).join('\n')}

public class Program
{
  public static async Task Main()
  {
${calls.replace(/^(?=.)/gm, '    ')}  }
}
`;
};

/** C# with HttpClient. */
export const csharp: SampleWriter = {
  label: 'C#',
  generator: { language: 'csharp', variant: 'HttpClient' },
  escape: escapeUtf16,
  body: (body) => {
    const read = readBody(body);
    if (read.kind === 'text' || !read.json.includes('\n')) {
      return `"${escapeUtf16(readBodyText(body), '"')}"`;
    }
    return `@"${read.json.replaceAll('"', '""')}"`;
  },
  file: (code, file) =>
    swap(
      code,
      `new StringContent("${fileMarker}")`,
      `new ByteArrayContent(System.IO.File.ReadAllBytes("${escapeUtf16(file, '"')}"))`,
    ),
  patches: [setContentType, addUncheckedHeaders, checkStatusLast, writeProgram],
};
