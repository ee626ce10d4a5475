/** A change that somebody makes to a transcript; paragraphs and tokens are named by their place. */
export type Edit =
  /** The text of a paragraph becomes another one; without any it goes. */
  | { readonly kind: 'text'; readonly paragraph: number; readonly text: string }
  /** The token `at` begins a paragraph of its own. */
  | { readonly kind: 'split'; readonly paragraph: number; readonly at: number }
  /** A paragraph takes up the one behind it, whose speaker is heard no longer. */
  | { readonly kind: 'join'; readonly paragraph: number }
  /** Somebody else speaks a paragraph, who may be new. */
  | { readonly kind: 'speaker'; readonly paragraph: number; readonly speaker_id: string }
  | { readonly kind: 'rename_speaker'; readonly speaker_id: string; readonly name: string }
  | { readonly kind: 'merge_speakers'; readonly from: string; readonly into: string }
  | {
      readonly kind: 'replace_all'
      readonly find: string
      readonly replacement: string
      readonly match_case?: boolean | undefined
      readonly whole_words?: boolean | undefined
    }
