/** One recording in a conversation: a socket has one, or several side by side. */
export type SocketContext<In> = {
  /** Takes a message in and speaks what it completes. Rejects when that cannot be spoken or paid. */
  take(message: In): Promise<void>
  /** Rejects as soon as the engine fails. */
  readonly failing: Promise<unknown>
  /** Ends it: waiting text is spoken or dropped, all audio is sent, then the final message, unless it is unwanted. */
  finish(rest: 'spoken' | 'dropped', saysFinal?: boolean): Promise<void>
  /** Speaks and sends what was accepted after a failure elsewhere; no final message follows. */
  windUp(): Promise<void>
  /** Completes and keeps what is being said for a client that left. */
  stop(): Promise<void>
}
