export type Example = { readonly label: string; readonly vector: readonly number[] }

/**
 * Trains a linear discriminant: what varies within a family counts less, by the spread of each feature there; answers
 * the family whose mean lies nearest.
 */
export function trainClassifier(examples: readonly Example[]): (vector: readonly number[]) => string {
  const labels = [...new Set(examples.map(({ label }) => label))]
  const width = examples[0]?.vector.length ?? 0
  const means = new Map(
    labels.map((label) => [
      label,
      meanOf(
        examples.filter((example) => example.label === label),
        width,
      ),
    ]),
  )
  const spread = Array.from({ length: width }, (_, at) => {
    const within = examples.reduce(
      (sum, { label, vector }) => sum + ((vector[at] ?? 0) - (means.get(label)?.[at] ?? 0)) ** 2,
      0,
    )
    return Math.sqrt(within / examples.length) + 0.35
  })
  return (vector) => {
    const distances = labels.map((label) => ({
      label,
      distance: spread.reduce(
        (sum, own, at) => sum + (((vector[at] ?? 0) - (means.get(label)?.[at] ?? 0)) / own) ** 2,
        0,
      ),
    }))
    return distances.toSorted((one, other) => one.distance - other.distance)[0]?.label ?? ''
  }
}

function meanOf(examples: readonly Example[], width: number): readonly number[] {
  return Array.from(
    { length: width },
    (_, at) => examples.reduce((sum, { vector }) => sum + (vector[at] ?? 0), 0) / examples.length,
  )
}
