import { formatObject, program, quote as quoteC, quoteAsAdjacentLiterals } from '../program';
import type { PreparedRequest } from '../types';

const quote = (text: string): string => `@${quoteC(text)}`;

/** Renders an Objective-C program that sends the request with NSURLSession. A timeout of 0 would expire at once on some systems. */
export function renderObjectiveC({ method, url, headers, body }: PreparedRequest): string {
  const nsUrl = `[NSURL URLWithString:${quote(url)}]`;
  const pairs = headers.map(({ name, value }) => `${quote(name)}: ${quote(value)}`);
  const data = `[${quoteAsAdjacentLiterals(body?.text ?? '', quote)} dataUsingEncoding:NSUTF8StringEncoding]`;
  return program`
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    dispatch_semaphore_t sema = dispatch_semaphore_create(0);

    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:${nsUrl}
      cachePolicy:NSURLRequestUseProtocolCachePolicy
      timeoutInterval:60.0];
    NSDictionary *headers = @${formatObject(pairs, '    ')};

    [request setAllHTTPHeaderFields:headers];
    ${body && `NSData *postData = [[NSData alloc] initWithData:${data}];`}
    ${body && '[request setHTTPBody:postData];'}

    [request setHTTPMethod:@"${method}"];

    NSURLSession *session = [NSURLSession sharedSession];
    NSURLSessionDataTask *dataTask = [session dataTaskWithRequest:request
    completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
      if (error) {
        NSLog(@"%@", error);
        dispatch_semaphore_signal(sema);
      } else {
        NSLog(@"%@", [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding]);
        dispatch_semaphore_signal(sema);
      }
    }];
    [dataTask resume];
    dispatch_semaphore_wait(sema, DISPATCH_TIME_FOREVER);
  }
}
`;
}
