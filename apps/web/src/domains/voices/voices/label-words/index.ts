export { useLabelsInUse } from '../labels-in-use.ts'
export { accentName, labelName, labelsOf, saidLabels } from '../voice-labels.ts'
