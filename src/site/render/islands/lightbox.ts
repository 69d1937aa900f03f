/** Opens the links of a gallery in a dialog; without it each leads to its large file. */
export const lightbox = `(()=>{
for(const root of document.querySelectorAll('[data-island~="lightbox"]')){
const links=[...root.querySelectorAll('a[data-large]')],words=root.querySelector('[data-close]');
if(!links.length||!words||!window.HTMLDialogElement)continue;
const make=(tag,into)=>into.appendChild(document.createElement(tag));
const dialog=make('dialog',root),image=make('img',dialog),text=make('p',dialog),bar=make('div',dialog);
let at=0;
const show=(to)=>{
at=(to+links.length)%links.length;
const from=links[at],small=from.querySelector('img'),caption=from.parentElement.querySelector('figcaption');
image.src=from.href;image.alt=small?small.alt:'';text.textContent=caption?caption.textContent.trim():'';
dialog.setAttribute('aria-label',image.alt||text.textContent);
};
const button=(word,sign,act)=>{
const it=make('button',bar);it.type='button';it.textContent=sign;it.setAttribute('aria-label',word);it.onclick=act;
};
if(links.length>1){
button(words.dataset.previous,'\\u2190',()=>show(at-1));button(words.dataset.next,'\\u2192',()=>show(at+1));
dialog.onkeydown=(e)=>{if(e.key==='ArrowLeft')show(at-1);if(e.key==='ArrowRight')show(at+1)};
}
button(words.dataset.close,'\\u00d7',()=>dialog.close());
dialog.onclick=(e)=>{if(e.target===dialog)dialog.close()};
links.forEach((link,i)=>link.addEventListener('click',(e)=>{
if(e.ctrlKey||e.metaKey||e.shiftKey)return;
e.preventDefault();show(i);dialog.showModal();
}));
}
})()`
