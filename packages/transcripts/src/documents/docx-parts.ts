type About = { readonly title: string; readonly language: string; readonly madeAt: Date }

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const wordprocessing = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** Gives what every Word document needs beside its text; title and language are escaped. */
export function fixedParts(about: About): Record<string, string> {
  return {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordprocessing}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordprocessing}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${head}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': stylesOf(about.language),
    'docProps/core.xml': propertiesOf(about),
  }
}

function stylesOf(language: string): string {
  const style = (type: 'paragraph' | 'character', id: string, name: string, properties: string) =>
    `<w:style w:type="${type}" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/>${type === 'paragraph' ? '<w:basedOn w:val="Normal"/>' : ''}${properties}</w:style>`
  return `${head}<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="${language}" w:eastAsia="${language}" w:bidi="${language}"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:after="240"/></w:pPr><w:rPr><w:b/><w:bCs/><w:sz w:val="36"/><w:szCs w:val="36"/></w:rPr></w:style>${style('paragraph', 'SegmentHead', 'Segment Head', '<w:pPr><w:keepNext/><w:spacing w:before="120" w:after="20"/></w:pPr><w:rPr><w:sz w:val="18"/><w:szCs w:val="18"/></w:rPr>')}${style('paragraph', 'Transcript', 'Transcript', '<w:pPr><w:spacing w:after="120" w:line="300" w:lineRule="auto"/></w:pPr>')}${style('character', 'Speaker', 'Speaker', '<w:rPr><w:b/><w:bCs/></w:rPr>')}${style('character', 'Timestamp', 'Timestamp', '<w:rPr><w:color w:val="52525B"/></w:rPr>')}</w:styles>`
}

function propertiesOf({ title, madeAt }: About): string {
  const when = madeAt.toISOString().replace(/\.\d+Z$/u, 'Z')
  return `${head}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${title}</dc:title><dcterms:created xsi:type="dcterms:W3CDTF">${when}</dcterms:created></cp:coreProperties>`
}
