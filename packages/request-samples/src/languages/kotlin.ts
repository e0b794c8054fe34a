import { program, quoteInterpolated as quote } from '../program';
import type { PreparedBody, PreparedRequest } from '../types';

/** Renders a Kotlin program that sends the request with OkHttp. */
export function renderKotlin({ method, url, headers, body }: PreparedRequest): string {
  // OkHttp requires a body, which may be empty, for POST, PUT and PATCH.
  const requiresBody = ['POST', 'PUT', 'PATCH'].includes(method);
  const sendsBody = body !== undefined || requiresBody;
  const call = requiresBody
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
  ${sendsBody && `val body = ${body ? `${quoteBody(body)}.toRequestBody(mediaType)` : '"".toRequestBody()'}`}
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
}

function quoteBody({ text, isMultilineJson }: PreparedBody): string {
  return isMultilineJson ? `"""${text.replaceAll('$', "${'$$'}")}"""` : quote(text);
}
