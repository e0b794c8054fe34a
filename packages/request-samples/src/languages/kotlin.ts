import { quoteKotlin as quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../types';

/** Kotlin with OkHttp. */
export const kotlin: SampleWriter = {
  label: 'Kotlin',
  write({ method, url, headers, body }) {
    // POST, PUT and PATCH have a body, which may be empty.
    const sendsBody = body !== undefined || /^P/.test(method);
    const call = /^P/.test(method)
      ? `.${method.toLowerCase()}(body)`
      : method !== 'GET' && `.method("${method}", ${body ? 'body' : 'null'})`;
    return program`
// OkHttp 4+ (com.squareup.okhttp3:okhttp)
${body && 'import okhttp3.MediaType.Companion.toMediaType'}
import okhttp3.OkHttpClient
import okhttp3.Request
${sendsBody && 'import okhttp3.RequestBody.Companion.toRequestBody'}

fun main() {
  val client = OkHttpClient()
  ${body && `val mediaType = ${quote(body.mediaType)}.toMediaType()`}
  ${sendsBody && `val body = ${body ? `${writeText(body)}.toRequestBody(mediaType)` : '"".toRequestBody()'}`}
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

function writeText({ text, isBlock }: WrittenBody): string {
  return isBlock ? `"""${text.replaceAll('$', "${'$$'}")}"""` : quote(text);
}
