#import "session.h"
#include <curl/curl.h>

static size_t appendBytes(char *bytes, size_t size, size_t count, void *data) {
  [(NSMutableData *)data appendBytes:bytes length:size * count];
  return size * count;
}

@implementation NSURLSessionDataTask

- (id)initWithRequest:(NSURLRequest *)request completionHandler:(SampleCompletion)completion {
  self = [super init];
  sampleRequest = [request retain];
  // The block is not copied, because the stack frame that holds it outlives `resume`.
  sampleCompletion = completion;
  return self;
}

- (void)resume {
  CURL *curl = curl_easy_init();
  struct curl_slist *headers = NULL;
  NSMutableData *answer = [NSMutableData data];
  NSDictionary *fields = [sampleRequest allHTTPHeaderFields];
  for (NSString *name in fields) {
    NSString *value = [fields objectForKey:name];
    // libcurl sends a header without a value if a semicolon replaces the colon.
    NSString *line = [value length] == 0 ? [name stringByAppendingString:@";"]
                                         : [NSString stringWithFormat:@"%@: %@", name, value];
    headers = curl_slist_append(headers, [line UTF8String]);
  }
  curl_easy_setopt(curl, CURLOPT_URL, [[[sampleRequest URL] absoluteString] UTF8String]);
  curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, [[sampleRequest HTTPMethod] UTF8String]);
  curl_easy_setopt(curl, CURLOPT_NOBODY, (long)[[sampleRequest HTTPMethod] isEqualToString:@"HEAD"]);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT, (long)[sampleRequest timeoutInterval]);
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
  if ([sampleRequest HTTPBody]) {
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)[[sampleRequest HTTPBody] length]);
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, [[sampleRequest HTTPBody] bytes]);
  }
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, appendBytes);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, answer);
  CURLcode result = curl_easy_perform(curl);
  NSError *error = result == CURLE_OK ? nil
                                      : [NSError errorWithDomain:@"libcurl" code:result userInfo:nil];
  sampleCompletion(error ? nil : answer, nil, error);
  curl_slist_free_all(headers);
  curl_easy_cleanup(curl);
}

@end

@implementation NSURLSession

+ (NSURLSession *)sharedSession {
  return [[[self alloc] init] autorelease];
}

- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request completionHandler:(SampleCompletion)completion {
  return [[NSURLSessionDataTask alloc] initWithRequest:request completionHandler:completion];
}

@end
