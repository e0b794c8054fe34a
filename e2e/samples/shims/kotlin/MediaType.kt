// The sample is written for OkHttp 4; Debian 12 has OkHttp 3.13, which lacks the Kotlin extensions.
package okhttp3.MediaType.Companion

import okhttp3.MediaType

fun String.toMediaType(): MediaType = MediaType.get(this)
