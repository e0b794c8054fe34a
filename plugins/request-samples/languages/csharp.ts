import { escapeJava } from '../literals/quote';
import { readBody, readBodyText } from '../literals/readBody';
import { swap, type Mend, type SampleWriter } from '../sampleWriter';

/** StringContent's own media type adds a charset and refuses parameters; the header says what the contract says. */
const setContentType: Mend = (skeleton, request) =>
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

/** `Headers.Add` parses the headers it knows and throws for values that it does not like. */
const addUncheckedHeaders: Mend = (skeleton) =>
  skeleton.replace(
    /request\.Headers\.Add\((?!"[Xx]-)/g,
    'request.Headers.TryAddWithoutValidation(',
  );

/** The generator leaves the program around the calls to the reader. */
const writeProgram: Mend = (skeleton, request) => {
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
  escape: escapeJava,
  body: (body) => {
    const read = readBody(body);
    if (read.kind === 'text' || !read.json.includes('\n'))
      return `"${escapeJava(readBodyText(body), '"')}"`;
    return `@"${read.json.replaceAll('"', '""')}"`;
  },
  mends: [setContentType, addUncheckedHeaders, writeProgram],
};
