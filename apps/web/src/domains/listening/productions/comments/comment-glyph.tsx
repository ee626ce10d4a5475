/** Draws what stands for a comment wherever there is one: a bubble, full where it marks a place, with a cross where one is begun. */
export function CommentGlyph({
  size,
  look = 'line',
}: {
  readonly size: number
  readonly look?: 'line' | 'full' | 'new'
}) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={look === 'full' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M4 4h16v13H10l-6 4z" />
      {look === 'new' ? <path d="M12 7.5v6M9 10.5h6" /> : null}
    </svg>
  )
}
