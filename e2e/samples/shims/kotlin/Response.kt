import okhttp3.Response
import okhttp3.ResponseBody

val Response.body: ResponseBody? get() = body()
