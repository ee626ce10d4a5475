import { type Entry, say } from './meaning.ts'

const adjective = 'english adjective'

/** What English expressions say about a voice. Longer expressions are found before shorter ones. */
export const englishWords: readonly Entry[] = [
  {
    phrases: 'man|men|male|guy|gentleman|masculine|manly|he|his|dude|father|dad|husband|brother|king|wizard|monk',
    says: [say.gender('male')],
  },
  {
    phrases: 'woman|women|female|lady|feminine|womanly|she|her|mother|mom|mum|wife|sister|queen|witch|nun|princess',
    says: [say.gender('female')],
  },
  {
    phrases: 'androgynous|genderless|gender neutral|non binary|nonbinary|neither male nor female',
    says: [say.gender('neutral')],
  },
  { phrases: 'boy|boys|schoolboy|little boy|young boy', says: [say.gender('male'), say.age('child')] },
  { phrases: 'girl|girls|schoolgirl|little girl|young girl', says: [say.gender('female'), say.age('child')] },
  { phrases: 'child|children|kid|kids|childlike|childish|toddler|infant', says: [say.age('child')] },
  {
    phrases: 'young|youthful|teen|teenage|teenager|adolescent|juvenile|student|young adult',
    kind: adjective,
    says: [say.age('young')],
  },
  { phrases: 'middle aged|middle age|mature|grown up|adult', says: [say.age('middle_aged')] },
  { phrases: 'old|elderly|aged|aging|ageing|ancient|senior|retired|elder', kind: adjective, says: [say.age('old')] },
  {
    phrases: 'grandfather|grandpa|granddad|old man|elderly man|old gentleman',
    says: [say.gender('male'), say.age('old')],
  },
  {
    phrases: 'grandmother|grandma|granny|old woman|elderly woman|old lady',
    says: [say.gender('female'), say.age('old')],
  },

  { phrases: 'deep|low|low pitched|deep voiced|baritone', kind: adjective, says: [say.pitch(-0.6)] },
  { phrases: 'bass|sub bass|booming|cavernous|rumbling', says: [say.pitch(-0.85), say.tone('rich')] },
  { phrases: 'tenor|medium pitched|mid range', says: [say.pitch(0.15)] },
  { phrases: 'alto|contralto', says: [say.pitch(-0.25)] },
  { phrases: 'high|high pitched|soprano|squeaky|falsetto', kind: adjective, says: [say.pitch(0.6)] },
  { phrases: 'shrill|piercing', says: [say.pitch(0.75), say.tone('bright', 0.7)] },

  {
    phrases: 'slow|slowly|unhurried|leisurely|slow paced|drawling|measured|deliberate|slower pace',
    kind: adjective,
    says: [say.pace(-0.6)],
  },
  { phrases: 'takes his time|takes her time|takes their time|time to spare|slow motion', says: [say.pace(-0.6)] },
  {
    phrases: 'fast|quick|quickly|rapid|rapidly|fast paced|fast talking|brisk|hasty|hurried|speedy|swift',
    kind: adjective,
    says: [say.pace(0.6)],
  },
  { phrases: 'normal pace|medium pace|moderate pace|conversational pace|steady pace', says: [say.pace(0)] },

  {
    phrases: 'loud|powerful|strong|shouting|projecting|forceful|commanding|authoritative',
    kind: adjective,
    says: [say.effort(0.6)],
  },
  { phrases: 'quiet|hushed|faint|silent', kind: adjective, says: [say.effort(-0.6)] },
  {
    phrases: 'soft|softly|soft spoken|gentle|gently|tender|mild|delicate|velvety|silky',
    kind: adjective,
    says: [say.tone('soft')],
  },

  {
    phrases: 'warm|friendly|kind|cozy|cosy|comforting|welcoming|caring|motherly|fatherly',
    kind: adjective,
    says: [say.tone('warm')],
  },
  { phrases: 'bright|cheerful|sunny|sparkling|happy|joyful|light', kind: adjective, says: [say.tone('bright')] },
  { phrases: 'dark|muffled|gloomy|sinister|ominous|mysterious|menacing', kind: adjective, says: [say.tone('dark')] },
  { phrases: 'crisp|clear|articulate|clean|sharp|precise', kind: adjective, says: [say.tone('crisp')] },
  { phrases: 'rich|full|resonant|sonorous|round|thick|smooth', kind: adjective, says: [say.tone('rich')] },
  { phrases: 'nasal|whiny|pinched', says: [say.tone('nasal')] },
  {
    phrases: 'raspy|rough|gravelly|hoarse|husky|gruff|croaky|scratchy|gritty|grating|smoky',
    kind: adjective,
    says: [say.tone('raspy')],
  },
  { phrases: 'whispery|whisper|whispering|whispered|breathy|asmr', says: [say.tone('whispery', 0.7)] },
  {
    phrases: 'robotic|robot|mechanical|synthetic|metallic|android|artificial|machine like|computer like|machine',
    says: [say.tone('robotic', 0.7)],
  },
  {
    phrases: 'energetic|excited|enthusiastic|vigorous|dynamic|upbeat|bubbly|hyper|passionate',
    says: [say.tone('energetic')],
  },
  {
    phrases: 'calm|laid back|relaxed|relaxing|soothing|peaceful|serene|meditative|composed|tranquil|patient',
    kind: adjective,
    says: [say.tone('calm')],
  },
  {
    phrases: 'lively|expressive|animated|playful|theatrical|dramatic|melodic|sing song|emotional',
    says: [say.tone('lively')],
  },
  {
    phrases: 'monotone|monotonous|flat|deadpan|emotionless|bored|boring|expressionless',
    says: [say.tone('monotone', 0.7)],
  },
]
