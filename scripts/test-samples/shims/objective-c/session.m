#import "session.h"

@implementation NSURLSessionDataTask

- (id)initWithRequest:(NSURLRequest *)request completionHandler:(SampleCompletion)completion {
  self = [super init];
  sampleRequest = [request retain];
  // Not copied: the frame that holds the block outlives `resume`.
  sampleCompletion = completion;
  return self;
}

- (void)resume {
  NSURLResponse *response = nil;
  NSError *error = nil;
  NSData *data = [NSURLConnection sendSynchronousRequest:sampleRequest returningResponse:&response error:&error];
  sampleCompletion(data, response, data ? nil : error);
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
