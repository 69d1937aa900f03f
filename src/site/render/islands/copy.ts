/** Shows the button that copies a listing; without it there is none. */
export const copy = `(()=>{
if(!navigator.clipboard)return;
for(const root of document.querySelectorAll('[data-island~="copy"]')){
const button=root.querySelector('.copy'),code=root.querySelector('pre code');
if(!button||!code)continue;
const word=button.textContent;
button.hidden=false;
button.addEventListener('click',()=>navigator.clipboard.writeText(code.textContent).then(()=>{
button.textContent=button.dataset.copied;
setTimeout(()=>{button.textContent=word},2000);
},()=>{}));
}
})()`
