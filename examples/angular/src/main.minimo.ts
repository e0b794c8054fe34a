import { Component } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

@Component({ selector: 'app-root', template: '<h1>Tienda de muestra</h1>' })
class MinimalApp {}

bootstrapApplication(MinimalApp).catch(console.error);
