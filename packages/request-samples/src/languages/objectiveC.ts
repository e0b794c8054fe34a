import { writePerLine } from '../literals/perLine';
import { escapeC } from '../literals/quote';
import { readBodyText } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

/** The generator parses the response as a dictionary, which fails for streams, strings and error pages. */
const printText: Patch = (skeleton) =>
  swap(
    swap(skeleton, /^ +NSHTTPURLResponse \*httpResponse[\s\S]*?error:&parseError\];\n/m, ''),
    'NSLog(@"%@",responseDictionary);',
    'NSLog(@"%@", [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding]);',
  );

/** Outside an app there is no autorelease pool. */
const addReleasePool: Patch = (skeleton) =>
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
  file: (code, file) =>
    swap(
      code,
      `[[NSData alloc] initWithData:[@"${fileMarker}" dataUsingEncoding:NSUTF8StringEncoding]]`,
      `[NSData dataWithContentsOfFile:@"${escapeC(file, '"')}"]`,
    ),
  patches: [printText, addReleasePool],
};
