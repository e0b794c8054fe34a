// Declares what the samples need and GNUstep on Debian 12 lacks: a session with a completion block, and semaphores. libcurl sends the
// NSURLRequest, because GNUstep's NSURLConnection does not know PATCH and decodes slashes. It has the response before `resume` returns, so
// the semaphores never wait.
#import <Foundation/Foundation.h>

typedef long dispatch_semaphore_t;
#define DISPATCH_TIME_FOREVER (~0ull)
static inline dispatch_semaphore_t dispatch_semaphore_create(long value) { return value; }
static inline long dispatch_semaphore_signal(dispatch_semaphore_t semaphore) { return semaphore; }
static inline long dispatch_semaphore_wait(dispatch_semaphore_t semaphore, unsigned long long timeout) {
  return timeout == DISPATCH_TIME_FOREVER ? semaphore : 1;
}

// The classes are renamed, because GNUstep has classes of these names, which cannot be used with this runtime.
#define NSURLSession SampleSession
#define NSURLSessionDataTask SampleDataTask

typedef void (^SampleCompletion)(NSData *data, NSURLResponse *response, NSError *error);

@interface NSURLSessionDataTask : NSObject {
  NSURLRequest *sampleRequest;
  SampleCompletion sampleCompletion;
}
- (void)resume;
@end

@interface NSURLSession : NSObject
+ (NSURLSession *)sharedSession;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request completionHandler:(SampleCompletion)completion;
@end
