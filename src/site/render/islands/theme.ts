/** Stands before the page: a remembered choice is there before anything is seen. */
export const themeFirst = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/** Turns the page light or dark and remembers it where the browser lets it. */
export const theme = `(()=>{const r=document.documentElement,m=matchMedia('(prefers-color-scheme:dark)');
const now=()=>r.dataset.theme||(m.matches?'dark':'light');
for(const b of document.querySelectorAll('[data-island~="theme"]')){
const show=()=>{for(const o of b.querySelectorAll('button'))o.setAttribute('aria-pressed',String(o.value===now()))};
b.hidden=false;show();m.addEventListener('change',show);
b.addEventListener('click',e=>{const o=e.target.closest('button');if(!o)return;
r.dataset.theme=o.value;try{localStorage.setItem('theme',o.value)}catch{}show()})}})()`
