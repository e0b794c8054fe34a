package okhttp3.RequestBody.Companion

import okhttp3.MediaType
import okhttp3.RequestBody

fun String.toRequestBody(contentType: MediaType? = null): RequestBody =
  RequestBody.create(contentType, this)

fun java.io.File.asRequestBody(contentType: MediaType? = null): RequestBody =
  RequestBody.create(contentType, this)
