export { useLabelsInUse } from '../labels-in-use.ts'
export { labelName, labelsOf, saidLabels } from '../voice-labels.ts'
