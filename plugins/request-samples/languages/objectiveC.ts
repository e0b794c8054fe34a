import { escapeC } from '../literals/quote';
import { writePerLine } from '../literals/perLine';
import { readBodyText } from '../literals/readBody';
import { swap, type Mend, type SampleWriter } from '../sampleWriter';

/** The generator prints the answer as a dictionary, which drops any that is not JSON: a stream, a string, an error page. */
const printText: Mend = (skeleton) =>
  swap(
    swap(skeleton, /^ +NSHTTPURLResponse \*httpResponse[\s\S]*?error:&parseError\];\n/m, ''),
    'NSLog(@"%@",responseDictionary);',
    'NSLog(@"%@", [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding]);',
  );

/** A program of its own has no pool to release what Foundation autoreleases. */
const addReleasePool: Mend = (skeleton) =>
  swap(
    skeleton,
    /int main\(int argc, const char \* argv\[\]\) \{\n\n([\s\S]*)\}\n$/,
    `int main(void) {\n  @autoreleasepool {\n${(/\{\n\n([\s\S]*)\}\n$/.exec(skeleton)?.[1] ?? '').replace(/^(?=.)/gm, '  ')}  }\n}\n`,
  );

/** Objective-C with NSURLSession. */
export const objectiveC: SampleWriter = {
  label: 'Objective-C',
  // A timeout of 0 would be no time at all on some systems.
  generator: {
    language: 'objective-c',
    variant: 'NSURLSession',
    options: { requestTimeout: 60000 },
  },
  escape: escapeC,
  body: (body) =>
    writePerLine(readBodyText(body), (line) => `@"${escapeC(line, '"')}"`, ' '.repeat(6)),
  mends: [printText, addReleasePool],
};
