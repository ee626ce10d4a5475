import { type Entry, say } from './meaning.ts'

const adjective = 'german adjective'

/** What German expressions say about a voice, written without umlauts: ü is u, ß is ss. */
export const germanWords: readonly Entry[] = [
  {
    phrases: 'mann|manner|herr|mannerstimme|mannesstimme|kerl|vater|konig|zauberer|er|seine',
    says: [say.gender('male')],
  },
  { phrases: 'mannlich', kind: adjective, says: [say.gender('male')] },
  { phrases: 'frau|frauen|dame|frauenstimme|mutter|konigin|hexe|prinzessin|ihre', says: [say.gender('female')] },
  { phrases: 'weiblich', kind: adjective, says: [say.gender('female')] },
  { phrases: 'androgyn|geschlechtslos|geschlechtsneutral', kind: adjective, says: [say.gender('neutral')] },
  { phrases: 'junge stimme', says: [say.age('young')] },
  { phrases: 'bub|knabe|jungenstimme|kleiner junge', says: [say.gender('male'), say.age('child')] },
  { phrases: 'madchen|madchenstimme|kleines madchen', says: [say.gender('female'), say.age('child')] },
  { phrases: 'kind|kinder|kinderstimme', says: [say.age('child')] },
  { phrases: 'kindlich', kind: adjective, says: [say.age('child')] },
  { phrases: 'jung|jugendlich|jung', kind: adjective, says: [say.age('young')] },
  { phrases: 'jugendlicher|teenager|student|studentin', says: [say.age('young')] },
  {
    phrases: 'mittleren alters|mittelalt|mittelalte|mittelalter|erwachsen|erwachsene|erwachsener',
    says: [say.age('middle_aged')],
  },
  { phrases: 'alt|betagt|greis|bejahrt', kind: adjective, says: [say.age('old')] },
  { phrases: 'grossvater|opa|greis|alter mann|alterer mann|alterer herr', says: [say.gender('male'), say.age('old')] },
  {
    phrases: 'grossmutter|oma|greisin|alte frau|altere frau|altere dame',
    says: [say.gender('female'), say.age('old')],
  },
  { phrases: 'senior|seniorin|rentner|rentnerin', says: [say.age('old')] },

  { phrases: 'tief', kind: adjective, says: [say.pitch(-0.6)] },
  { phrases: 'bass|bassstimme|bariton|drohnend', says: [say.pitch(-0.8), say.tone('rich')] },
  { phrases: 'hoch|hoh|piepsig', kind: adjective, says: [say.pitch(0.6)] },
  { phrases: 'schrill', kind: adjective, says: [say.pitch(0.75), say.tone('bright', 0.7)] },
  { phrases: 'sopran|fistelstimme', says: [say.pitch(0.6)] },

  { phrases: 'langsam|gemachlich|bedachtig|getragen', kind: adjective, says: [say.pace(-0.6)] },
  { phrases: 'schnell|rasch|zugig|hastig|flott|eilig', kind: adjective, says: [say.pace(0.6)] },

  { phrases: 'laut|kraftig|kraftvoll|stark|energisch bestimmt|bestimmt', kind: adjective, says: [say.effort(0.6)] },
  { phrases: 'leise|still|leis', kind: adjective, says: [say.effort(-0.6)] },
  { phrases: 'sanft|weich|zart|samtig|mild', kind: adjective, says: [say.tone('soft')] },
  { phrases: 'warm|freundlich|herzlich|gemutlich|liebevoll|gutig', kind: adjective, says: [say.tone('warm')] },
  { phrases: 'hell|heiter|frohlich|strahlend|munter', kind: adjective, says: [say.tone('bright')] },
  {
    phrases: 'dunkel|dunkl|duster|dumpf|geheimnisvoll|unheimlich|bedrohlich',
    kind: adjective,
    says: [say.tone('dark')],
  },
  { phrases: 'klar|deutlich|prazis|scharf', kind: adjective, says: [say.tone('crisp')] },
  { phrases: 'voll|sonor|volltonend|rund|resonant', kind: adjective, says: [say.tone('rich')] },
  { phrases: 'nasal|naselnd', kind: adjective, says: [say.tone('nasal')] },
  { phrases: 'rau|rauh|heiser|kratzig|rauchig|krachzend', kind: adjective, says: [say.tone('raspy')] },
  { phrases: 'flusternd|hauchig|gehaucht|gefluster', kind: adjective, says: [say.tone('whispery', 0.7)] },
  { phrases: 'flustert|flustern|flusterstimme', says: [say.tone('whispery', 0.7)] },
  {
    phrases: 'roboterhaft|mechanisch|kunstlich|metallisch|blechern',
    kind: adjective,
    says: [say.tone('robotic', 0.7)],
  },
  { phrases: 'roboter|roboterstimme|maschine', says: [say.tone('robotic', 0.7)] },
  { phrases: 'energisch|begeistert|aufgeregt|dynamisch|schwungvoll', kind: adjective, says: [say.tone('energetic')] },
  { phrases: 'ruhig|gelassen|entspannt|beruhigend|bedacht|geduldig', kind: adjective, says: [say.tone('calm')] },
  {
    phrases: 'lebhaft|lebendig|ausdrucksstark|verspielt|theatralisch|dramatisch',
    kind: adjective,
    says: [say.tone('lively')],
  },
  { phrases: 'monoton|eintonig|gelangweilt|ausdruckslos', kind: adjective, says: [say.tone('monotone', 0.7)] },
]
