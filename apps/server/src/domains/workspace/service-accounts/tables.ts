export type ServiceAccountRow = {
  readonly user_id: string
  readonly workspace_id: string
  readonly name: string
  readonly created_by: string
  readonly created_at: Date
  readonly disabled_at: Date | null
}
