/** What somebody said when they had a voice cloned. */
export type ConsentRow = {
  readonly id: string
  readonly voice_id: string
  readonly workspace_id: string
  readonly user_id: string
  readonly kind: 'statement' | 'terms'
  readonly text_version: string
  readonly text: string
  readonly address: string
  readonly given_at: Date
}
