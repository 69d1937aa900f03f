/** Turns the page light or dark and remembers it where the browser lets it. */
export const theme = `(()=>{const r=document.documentElement,k='theme';let s=null;try{s=localStorage.getItem(k)}catch{}
const m=matchMedia('(prefers-color-scheme:dark)'),now=()=>r.dataset.theme||(m.matches?'dark':'light');
if(s==='light'||s==='dark')r.dataset.theme=s;
for(const b of document.querySelectorAll('[data-island~="theme"]')){const show=()=>{for(const o of b.querySelectorAll('button'))o.setAttribute('aria-pressed',String(o.value===now()))};
b.hidden=false;show();m.addEventListener('change',show);
b.addEventListener('click',e=>{const o=e.target.closest('button');if(!o)return;r.dataset.theme=o.value;try{localStorage.setItem(k,o.value)}catch{}show()})}})()`
