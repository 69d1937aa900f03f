// Part of `npm run gallery`: pages on which the pictures lie side by side.

const page = (title, body) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>
body{margin:2rem;font:14px/1.4 system-ui,sans-serif;background:#e9e9e6;color:#222}
h2{margin:2rem 0 .5rem}figure{margin:0}figcaption{color:#555}
div{display:grid;grid-template-columns:repeat(auto-fill,minmax(26rem,1fr));gap:1.5rem;align-items:start}
a{display:flex;gap:.5rem;align-items:start}img{display:block;min-width:0;border:1px solid #bbb;background:#fff}
img.wide{flex:1280}img.dark{flex:1280}img.slim{flex:360}</style><h1>${title}</h1>${body}</html>`

const figure = ({ variant, look, tone }) => {
  const picture = (name, kind) =>
    `<img class="${kind}" src="${variant}-${look}-${name}.png" alt="" width="1" loading="lazy">`
  const others = tone ? '' : `${picture('1280-dark', 'dark')}${picture('360', 'slim')}`
  const pictures = `${picture('1280', 'wide')}${others}`
  return `<figure><figcaption>${look}</figcaption><a href="${variant}-${look}-1280.png">${pictures}</a></figure>`
}

/** All pictures of one type. */
export function contactSheet(type, shows) {
  const groups = Object.entries(Object.groupBy(shows, ({ variant }) => variant))
  const body = groups.map(([variant, list]) => `<h2>${variant}</h2><div>${list.map(figure).join('')}</div>`)
  return page(type, body.join(''))
}

export const overview = (types) =>
  page('Sections', `<ul>${types.map((type) => `<li><a href="${type}/index.html">${type}</a></li>`).join('')}</ul>`)
