/** Everyday sentences of more than three seconds, by language. */
export const europeanSentences: Readonly<Record<string, readonly string[]>> = {
  en: [
    'The train to the city leaves every morning at a quarter past seven, and it is hardly ever late.',
    'My grandmother keeps a small garden behind her house, full of flowers, herbs and old apple trees.',
    'It rained all night, but in the morning the sky was clear and the streets were quiet.',
    'Please put the boxes on the lower shelf, close the window, and switch off the light when you go.',
    'Most of the shops on this street stop serving coffee at six, which is a pity in the winter months.',
    'She took the first step, stopped to catch her breath, and thought about the things he had told her.',
  ],
  pt: [
    'O comboio para a cidade parte todas as manhãs às sete e um quarto e quase nunca se atrasa.',
    'A minha avó tem um pequeno jardim atrás da casa, cheio de flores, ervas e macieiras velhas.',
    'Choveu a noite toda, mas de manhã o céu estava limpo e as ruas estavam tranquilas.',
  ],
  es: [
    'El tren a la ciudad sale todas las mañanas a las siete y cuarto y casi nunca llega tarde.',
    'Mi abuela tiene un pequeño jardín detrás de la casa, lleno de flores, hierbas y viejos manzanos.',
    'Llovió toda la noche, pero por la mañana el cielo estaba despejado y las calles tranquilas.',
  ],
  fr: [
    'Le train pour la ville part tous les matins à sept heures et quart, et il est rarement en retard.',
    'Ma grand-mère a un petit jardin derrière la maison, plein de fleurs, d’herbes et de vieux pommiers.',
    'Il a plu toute la nuit, mais au matin le ciel était clair et les rues étaient calmes.',
  ],
  it: [
    'Il treno per la città parte ogni mattina alle sette e un quarto e non è quasi mai in ritardo.',
    'Mia nonna ha un piccolo giardino dietro casa, pieno di fiori, erbe e vecchi alberi di mele.',
    'È piovuto tutta la notte, ma al mattino il cielo era sereno e le strade erano tranquille.',
  ],
  ro: [
    'Trenul spre oraș pleacă în fiecare dimineață la șapte și un sfert și nu întârzie aproape niciodată.',
    'Bunica mea are o grădină mică în spatele casei, plină de flori, ierburi și meri bătrâni.',
    'A plouat toată noaptea, dar dimineața cerul era senin și străzile erau liniștite.',
  ],
  de: [
    'Der Zug in die Stadt fährt jeden Morgen um Viertel nach sieben und kommt fast nie zu spät.',
    'Meine Großmutter hat hinter dem Haus einen kleinen Garten voller Blumen, Kräuter und alter Apfelbäume.',
    'Es hat die ganze Nacht geregnet, aber am Morgen war der Himmel klar und die Straßen waren still.',
  ],
  nl: [
    'De trein naar de stad vertrekt elke ochtend om kwart over zeven en is bijna nooit te laat.',
    'Mijn grootmoeder heeft een kleine tuin achter het huis, vol bloemen, kruiden en oude appelbomen.',
    'Het heeft de hele nacht geregend, maar in de ochtend was de lucht helder en waren de straten stil.',
  ],
  sv: [
    'Tåget till staden går varje morgon klockan kvart över sju och är nästan aldrig försenat.',
    'Min mormor har en liten trädgård bakom huset, full av blommor, örter och gamla äppelträd.',
    'Det regnade hela natten, men på morgonen var himlen klar och gatorna var stilla.',
  ],
  da: [
    'Toget til byen kører hver morgen klokken kvart over syv og er næsten aldrig forsinket.',
    'Min bedstemor har en lille have bag huset, fuld af blomster, urter og gamle æbletræer.',
    'Det regnede hele natten, men om morgenen var himlen klar, og gaderne var stille.',
  ],
  no: [
    'Toget til byen går hver morgen klokken kvart over sju og er nesten aldri forsinket.',
    'Bestemoren min har en liten hage bak huset, full av blomster, urter og gamle epletrær.',
    'Det regnet hele natten, men om morgenen var himmelen klar og gatene stille.',
  ],
  fi: [
    'Juna kaupunkiin lähtee joka aamu viisitoista yli seitsemän, eikä se ole juuri koskaan myöhässä.',
    'Isoäidilläni on talon takana pieni puutarha, täynnä kukkia, yrttejä ja vanhoja omenapuita.',
    'Koko yön satoi, mutta aamulla taivas oli kirkas ja kadut olivat hiljaisia.',
  ],
  hu: [
    'A vonat minden reggel negyed nyolckor indul a városba, és szinte soha nem késik.',
    'A nagymamámnak kis kertje van a ház mögött, tele virágokkal, fűszerekkel és öreg almafákkal.',
    'Egész éjjel esett az eső, de reggelre kitisztult az ég, és csendesek voltak az utcák.',
  ],
  el: [
    'Το τρένο για την πόλη φεύγει κάθε πρωί στις επτά και τέταρτο και σχεδόν ποτέ δεν αργεί.',
    'Η γιαγιά μου έχει έναν μικρό κήπο πίσω από το σπίτι, γεμάτο λουλούδια, βότανα και παλιές μηλιές.',
    'Έβρεχε όλη τη νύχτα, αλλά το πρωί ο ουρανός ήταν καθαρός και οι δρόμοι ήσυχοι.',
  ],
  tr: [
    'Şehre giden tren her sabah yediyi çeyrek geçe kalkıyor ve neredeyse hiç gecikmiyor.',
    'Büyükannemin evin arkasında çiçeklerle, otlarla ve yaşlı elma ağaçlarıyla dolu küçük bir bahçesi var.',
    'Bütün gece yağmur yağdı ama sabah gökyüzü açıktı ve sokaklar sessizdi.',
  ],
}
