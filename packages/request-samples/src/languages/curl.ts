import { escapeShell } from '../literals/quote';
import { readBody } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';
import { keepEmptyHeaders } from './keepEmptyHeaders';

const indentOptions: Patch = (skeleton) => skeleton.replace(/^--/gm, '  --');

/** Prints the body of an error, too. */
const checkStatus: Patch = (skeleton) => swap(skeleton, /'(?= \\\n|\n)/, "' \\\n--fail-with-body");

/** `--data '@x'` would upload a file. */
const sendAtSign: Patch = (skeleton, request) =>
  request.body?.text.startsWith('@') ? swap(skeleton, '--data ', '--data-raw ') : skeleton;

const addForm: NonNullable<SampleWriter['form']> = (code, parts) => {
  const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
  const options = parts.map((part) => {
    const type = part.mediaType === undefined ? '' : `;type=${part.mediaType}`;
    if ('file' in part) return `--form '${escapeShell(`${part.name}=@${part.file}${type}`)}'`;
    return type === ''
      ? `--form-string ${quoteShell(`${part.name}=${part.value}`)}`
      : `--form ${quoteShell(`${part.name}=${quote(part.value)}${type}`)}`;
  });
  return `${[code.trimEnd(), ...options.map((option) => `  ${option}`)].join(' \\\n')}\n`;
};

const addCredentials: Patch = (skeleton, { credentials }, texts) => {
  const options = [
    ...(credentials?.isDigest ? [`--digest --user '${texts.user}:${texts.password}'`] : []),
    ...(credentials?.isCertificate
      ? [`--cert '${texts.certificate}' --key '${texts.privateKey}'`]
      : []),
  ];
  return [skeleton.trimEnd(), ...options.map((option) => `  ${option}`)].join(' \\\n') + '\n';
};

/** A word of the shell. A carriage return is escaped, because HTML has none. */
function quoteShell(text: string): string {
  if (!text.includes('\r')) return `'${escapeShell(text)}'`;
  return `$'${text.replaceAll(/['\\]/g, '\\$&').replaceAll('\r', '\\r')}'`;
}

/** JSON stands below its option; line ends in its texts are escaped. */
const writeBody: SampleWriter['body'] = (body) => {
  const read = readBody(body);
  return quoteShell(read.kind === 'json' ? read.json.replaceAll('\n', '\n  ') : read.text);
};

/** curl. */
export const curl: SampleWriter = {
  label: 'curl',
  // A redirected API call should be noticed, and curl would turn POST into GET.
  generator: { language: 'curl', variant: 'cURL', options: { followRedirect: false } },
  escape: escapeShell,
  body: writeBody,
  comment: '#',
  file: (code, file) =>
    swap(code, `--data '${fileMarker}'`, `--data-binary '@${escapeShell(file)}'`),
  form: addForm,
  credentials: addCredentials,
  patches: [keepEmptyHeaders, sendAtSign, checkStatus, indentOptions],
};
