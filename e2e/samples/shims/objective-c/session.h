// What the sample needs and GNUstep on Debian 12 lacks: a session with a completion block, and semaphores.
// GNUstep's own NSURLConnection knows no PATCH and decodes slashes, so libcurl sends what the NSURLRequest says. It does so
// before `resume` returns: nothing has to wait.
#import <Foundation/Foundation.h>

typedef long dispatch_semaphore_t;
#define DISPATCH_TIME_FOREVER (~0ull)
static inline dispatch_semaphore_t dispatch_semaphore_create(long value) { return value; }
static inline long dispatch_semaphore_signal(dispatch_semaphore_t semaphore) { return semaphore; }
static inline long dispatch_semaphore_wait(dispatch_semaphore_t semaphore, unsigned long long timeout) {
  return timeout == DISPATCH_TIME_FOREVER ? semaphore : 1;
}

// Other names: the library has classes of these names that cannot be used with this runtime.
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
