/** One recording in a conversation: a socket has one, or several side by side. */
export type SocketContext<In> = {
  /** Takes a message in; what it makes speakable is spoken. Rejects when that is not to be had. */
  take(message: In): Promise<void>
  /** Rejects as soon as the engine fails. */
  readonly failing: Promise<unknown>
  /** Ends it: text that waits is spoken or dropped, all audio is sent, then, unless unasked for, it is said to be final. */
  finish(rest: 'spoken' | 'dropped', saysFinal?: boolean): Promise<void>
  /** Something else failed: what was accepted is still spoken and sent, nothing is said to be final. */
  windUp(): Promise<void>
  /** The client left: what is being said is completed and kept. */
  stop(): Promise<void>
}
