/**
 * Tests of the published types, which `tsc` compiles with the project. Each `@ts-expect-error` stands before a mistake that
 * the types must reject; the compiler reports an error if they accept it.
 */

// Nothing in this file runs, and the code that does not compile is under test.
/* eslint-disable @typescript-eslint/no-unused-vars, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-return */
export {};

/** `true` only if the types are identical; `any` is identical only to `any`. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles only if the two types are identical. */
function expectSameTypes<A, B>(..._proof: Same<A, B> extends true ? [] : ['types differ']): void {}

declare const widget: AIFindrWidget;

// The global is read through `window`, where it may be absent.
expectSameTypes<Window['AIFindrWidget'], AIFindrWidget | undefined>();
// @ts-expect-error the object may be absent, so an unguarded call does not compile
void window.AIFindrWidget.open();
// @ts-expect-error a bare AIFindrWidget throws a ReferenceError before the script has run, so it is not a value
void AIFindrWidget.open();

// ready() has a promise form and a callback form.
void widget.ready().then();
// @ts-expect-error the callback form returns undefined: there is no promise to chain on
void widget.ready(() => {}).then();

// The name of an event determines the type of its data.
widget.on('conversation.started', (event) => {
  expectSameTypes<typeof event.conversationId, string>();
});
widget.on('message.sent', (event) => expectSameTypes<typeof event.message, string>());
widget.on('widget.error', (error) => expectSameTypes<typeof error, Error>());
widget.on('widget.opened', (data) => expectSameTypes<typeof data, undefined>());
// An event outside of the event map has data of an unknown type.
widget.on('conversation.ended', (data) => expectSameTypes<typeof data, unknown>());
// @ts-expect-error message.sent carries no conversationId
widget.on('message.sent', (event) => event.conversationId);
// @ts-expect-error the callback has to take what the event carries
widget.on('widget.error', (text: string) => text);

// The constants are literals, read-only, and cover the event map exactly.
expectSameTypes<
  AIFindrWidget.EventConstants[keyof AIFindrWidget.EventConstants],
  AIFindrWidget.EventName
>();
// @ts-expect-error the constants are read-only
widget.EVENTS.WIDGET_READY = 'widget.ready';

// The states are a closed union.
// @ts-expect-error there is no state called closed: a closed widget is ready
void (widget.getState() === 'closed');

// Context takes any object, also one typed by an interface; metadata is read-only.
widget.setContext(window.location);
// @ts-expect-error the context is an object, not a text
widget.setContext('sample');
// @ts-expect-error metadata cannot be changed
widget.getMetadata().plan = 'pro';
