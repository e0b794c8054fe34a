import { quoteKotlin as quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';

/** Kotlin with OkHttp. */
export const kotlin: SampleWriter = {
  label: 'Kotlin',
  write({ method, url, headers, body }) {
    const call = writeMethod(method, body !== undefined);
    const creator = body?.kind === 'file' ? 'asRequestBody' : 'toRequestBody';
    const sendsBody = call?.includes('(body)') || body !== undefined;
    const content = body ? `${writeContent(body)}.${creator}(mediaType)` : `"".${creator}()`;
    return program`
// OkHttp 4+ (com.squareup.okhttp3:okhttp)
${body && 'import okhttp3.MediaType.Companion.toMediaType'}
import okhttp3.OkHttpClient
import okhttp3.Request
${sendsBody && `import okhttp3.RequestBody.Companion.${creator}`}

fun main() {
  val client = OkHttpClient()
  ${body && `val mediaType = ${quote(body.mediaType)}.toMediaType()`}
  ${sendsBody && `val body = ${content}`}
  val request = Request.Builder()
    .url(${quote(url)})
    ${call}
    ${headers.map(({ name, value }) => `.addHeader(${quote(name)}, ${quote(value)})`)}
    .build()
  val response = client.newCall(request).execute()
  println(response.body?.string())
  check(response.isSuccessful) { response }
}
`;
  },
};

/** POST, PUT and PATCH have a body, which may be empty. */
function writeMethod(method: string, hasBody: boolean): string | undefined {
  if (method === 'GET') return undefined;
  if (method === 'HEAD') return '.head()';
  if (/^(POST|PUT|PATCH)$/.test(method)) return `.${method.toLowerCase()}(body)`;
  return `.method("${method}", ${hasBody ? 'body' : 'null'})`;
}

function writeContent(body: WrittenBody): string {
  if (body.kind === 'file') return `java.io.File(${quote(body.file)})`;
  const isBlock = body.kind === 'json' && body.text.includes('\n');
  return isBlock ? `"""${body.text.split('$').join("${'$'}")}"""` : quote(body.text);
}
